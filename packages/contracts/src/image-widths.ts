/**
 * The widths in pixels in which pages ask for uploaded pictures. The server refuses others, so that nobody can
 * fill its disk with sizes of their own. 720 and 1080 are the pixels that most phones have across.
 */
export const IMAGE_WIDTHS = [320, 480, 720, 1080, 1600] as const
