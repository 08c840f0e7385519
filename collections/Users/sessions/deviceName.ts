/** In this order: most browsers name others too, for compatibility. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * The device of a User-Agent as staff recognise it, such as 'Chrome on Android'. Browsers have
 * frozen what else it says, so a table is enough (docs/adr/0039). Contains nothing that was sent.
 */
export const deviceName = (userAgent: string | null): string => {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A program on ${system}` : UNKNOWN_DEVICE)
}

export const UNKNOWN_DEVICE = 'Unknown device'

const nameIn = (table: typeof BROWSERS, userAgent: string | null): string | undefined =>
  table.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
