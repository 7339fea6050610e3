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

/** The syntax that all of them read: the compiler rewrites newer one. By browsers it would rewrite more, for bugs that we do not meet. */
export const SYNTAX_FLOOR = 'es2021'

/** The style sheets that all of them read: a rule with a newer selector is written a second time, in older words. */
export const STYLE_FLOOR = ['chrome87', 'safari14.1', 'ios14.5', 'firefox91']
