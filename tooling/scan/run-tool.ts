import { spawnSync } from 'node:child_process'

/** Runs a scanner with a time limit, and returns its output. */
export function runTool(tool: string, args: string[], minutes: number): string {
  process.stdout.write(`${tool} ${args.join(' ').slice(0, 100)} …\n`)
  const { stdout, error } = spawnSync(tool, args, {
    encoding: 'utf8',
    timeout: minutes * 60_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error && (error as NodeJS.ErrnoException).code === 'ENOENT')
    throw new Error(`${tool} is not installed: apt-get install -y wapiti sqlmap ffuf`)
  return stdout
}
