/**
 * What keeps the memory of a server small (P12). On its own Node takes 128 MB for what was just made, and lets what is
 * old grow to four times what is in use before it looks; the smaller the most that it may have, the earlier it looks.
 * About 50 MB are in use. Renders are hardly slower with these (P7 is measured with them); with 4 for 8 they are.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=320'] as const

/**
 * The same for what is not JavaScript's: the allocator of Linux keeps a pool for each thread and gives nothing back of
 * what once lay in it, 60 MB after a minute of load. Other systems do not look at these.
 */
export const SERVER_ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: `${128 * 1024}`,
  MALLOC_TRIM_THRESHOLD_: `${1024 * 1024}`,
} as const
