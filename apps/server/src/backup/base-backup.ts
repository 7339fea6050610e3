import { Readable } from 'node:stream'
import pg from 'pg'

/** A base backup while it is read. */
export interface BaseBackup {
  /** The data folder of the cluster as a tar archive, with the write-ahead log that makes it consistent. */
  readonly archive: Readable
}

const COMMAND = `BASE_BACKUP (LABEL 'pulli', CHECKPOINT 'fast', WAL true, MANIFEST 'no', VERIFY_CHECKSUMS true)`

/** The kinds of messages in the stream of a base backup, by their first byte. */
const NEW_ARCHIVE = 'n'.charCodeAt(0)
const ARCHIVE_DATA = 'd'.charCodeAt(0)

/**
 * Reads a base backup of a whole cluster from the running PostgreSQL, as `pg_basebackup` does: all databases as of one
 * moment, while the site writes. The account needs the attribute REPLICATION.
 *
 * https://www.postgresql.org/docs/18/protocol-replication.html
 *
 * @throws Error, from the archive, where PostgreSQL refuses or the cluster has more than one tablespace
 */
export async function baseBackup(url: string): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: url, ...{ replication: 'true' } })
  // A lost connection also ends the query, which reports it.
  client.on('error', () => undefined)
  await client.connect()
  const query = new BaseBackupQuery(client)
  client.query(query)
  return { archive: query.archive }
}

/** A query whose result is the stream of a base backup. The messages are those that the client dispatches. */
class BaseBackupQuery implements pg.Submittable {
  readonly archive: Readable
  readonly #client: pg.Client
  #archives = 0

  constructor(client: pg.Client) {
    this.#client = client
    this.archive = new Readable({
      read: () => void this.#socket()?.resume(),
      destroy: (error, done) => {
        client.end().catch(() => undefined)
        done(error)
      },
    })
  }

  submit(connection: pg.Connection) {
    connection.query(COMMAND)
  }

  handleRowDescription() {}
  handleDataRow() {}
  handleCommandComplete() {}

  handleCopyData({ chunk }: { chunk: Buffer }) {
    if (chunk[0] === NEW_ARCHIVE && ++this.#archives > 1) {
      this.archive.destroy(new Error('The cluster has tablespaces of its own, which a backup does not hold.'))
    } else if (chunk[0] === ARCHIVE_DATA && !this.archive.push(Buffer.from(chunk.subarray(1)))) {
      // Copied above: the client overwrites its buffer with what it receives next.
      this.#socket()?.pause()
    }
  }

  handleError(error: Error) {
    this.archive.destroy(error)
  }

  handleReadyForQuery() {
    this.archive.push(null)
    this.#client.end().catch(() => undefined)
  }

  #socket() {
    return (this.#client as unknown as { connection?: { stream?: { pause(): void; resume(): void } } })
      .connection?.stream
  }
}
