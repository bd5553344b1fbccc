/** What was typed, as rules read it: one spelling of every sign, nothing invisible, lower case. */
export const plainText = (typed: string): string =>
  typed
    // Melted into the digit before it, 1½ would read 11/2 and 5² would read 52.
    .replace(/[¼-¾⅐-⅞↉]/g, (sign) => ` ${sign.normalize('NFKC')} `)
    .replace(/\p{No}/gu, '^')
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}\p{Me}]/gu, '')
    .replace(/[⁄∕]/g, '/')
    .replace(/[−–—➖]/g, '-')
    .replace(/[✕✖╳⨯·⋅∙•*]/g, '×')
    .replace(/[➗∶]/g, '÷')
    .replace(/➕/g, '+')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase();
