/**
 * Limits of V8 that keep a server small (P12). By default Node has 128 MB for the young generation, and lets the old
 * one grow to four times its live size before a collection; a lower heap limit collects earlier. About 50 MB are
 * live. Renders are hardly slower with these (P7 is measured with them); with 4 instead of 8 they are.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=320'] as const

/**
 * The same outside the V8 heap: glibc's allocator has an arena for each thread and returns no freed memory, 60 MB
 * after a minute of load. A block that is mapped is returned as it is freed, and the segments in which V8 compiles have up to
 * 32 KB: among smaller blocks they held another 12 MB. Other systems ignore these.
 */
export const SERVER_ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: `${32 * 1024}`,
  MALLOC_TRIM_THRESHOLD_: `${1024 * 1024}`,
} as const
