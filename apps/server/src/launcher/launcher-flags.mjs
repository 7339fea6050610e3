/**
 * Flags of the launcher's Node. It holds little and lives long: by default V8 lets what a start leaves behind grow to tens of
 * megabytes before it looks, and optimizes code that it runs for a moment, such as what strips the types of its files: 9 MB.
 */
export const LAUNCHER_FLAGS = ['--max-semi-space-size=1', '--liftoff-only', '--no-opt']

/** The same outside the V8 heap: glibc's allocator has an arena for each thread. Other systems ignore it. */
export const LAUNCHER_ALLOCATOR = { MALLOC_ARENA_MAX: '1' }
