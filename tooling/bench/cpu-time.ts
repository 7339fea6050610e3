import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** User and system time of a process and its threads so far, in microseconds. Linux only. */
export function cpuMicroseconds(pid: number): number {
  // proc_pid_stat(5): the second field is the name in parentheses, and utime and stime are the 14th and 15th.
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [utime, stime] = fields.join(') ').split(' ').slice(11, 13)
  return ((Number(utime) + Number(stime)) / ticksPerSecond) * 1e6
}
