/** The oldest browsers in which the site runs, by MDN's names; older ones and Opera Mini get HTML without scripts. */
export const FLOOR: Readonly<Record<string, number>> = {
  chrome: 87,
  chrome_android: 87,
  webview_android: 87,
  safari: 14.1,
  safari_ios: 14.5,
  firefox: 91,
  firefox_android: 91,
  samsunginternet_android: 14,
}

/** The same for the compiler, which rewrites newer syntax. Samsung Internet 14 is Chromium 87. */
export const SYNTAX_FLOOR = ['chrome87', 'safari14.1', 'firefox91']
