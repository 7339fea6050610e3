/**
 * The widths in pixels in which pages request uploaded pictures. The server refuses others, so a client cannot fill its
 * disk with arbitrary sizes. 720 and 1080 are the pixel widths of most phones.
 */
export const IMAGE_WIDTHS = [320, 480, 720, 1080, 1600] as const
