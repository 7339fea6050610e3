const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  // What the HTTP libraries of apps call themselves: OkHttp and Dalvik on Android, CFNetwork of Apple, Dart of Flutter.
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
 * Names a device as coarsely as its owner needs to know it again. The whole text that the browser sends is
 * never kept.
 * @returns such as `Chrome, Android`; an empty text where nothing is recognised
 */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 400)
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(text))?.[1])
  return named.filter((name) => name !== undefined).join(', ')
}
