/**
 * The widths in pixels in which pages ask for uploaded pictures. The server refuses others, so that nobody can
 * fill its disk with sizes of their own.
 */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const
