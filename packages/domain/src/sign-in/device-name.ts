const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  // User agents of apps' HTTP libraries: OkHttp and Dalvik (Android), CFNetwork (Apple), Dart (Flutter).
  [/\b(?:okhttp|Dalvik|CFNetwork|Dart)\//, 'App'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
  [/\bokhttp\//, 'Android'],
  [/\bCFNetwork\//, 'Apple'],
]

/**
 * Returns a coarse device name that its owner recognises. The full user agent is never stored.
 * @returns for example `Chrome, Android`; empty if nothing is recognised
 */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 400)
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(text))?.[1])
  return named.filter((name) => name !== undefined).join(', ')
}
