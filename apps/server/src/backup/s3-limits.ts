/** How long a client of a bucket waits, in milliseconds. */
export interface S3Limits {
  readonly connectionTimeout: number
  /** For the next byte, also in the middle of a file. */
  readonly socketTimeout: number
}

/**
 * Of every client of a bucket: an endpoint that takes a connection or a request and then says nothing is given up. The
 * three attempts of the SDK take a minute.
 */
export const S3_LIMITS: S3Limits = { connectionTimeout: 5_000, socketTimeout: 20_000 }
