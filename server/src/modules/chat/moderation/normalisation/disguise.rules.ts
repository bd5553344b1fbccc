/** Letters of other scripts that look like ours. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: '3',
  і: 'i',
  ї: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
};

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
  '+': 't',
  '|': 'i',
};

/** One spelling of every sign: plain Latin, nothing invisible, no accents, lower case. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\u2800]/gu, '')
    .toLowerCase()
    .replace(/[а-яёіїѕјԁԛԝα-ωłøđıß]/gu, (sign) => lookalikes[sign] ?? sign)
    .replace(/[’‘`´]/g, "'")
    .replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? '\n' : ' '));

/** A word typed with digits and signs for letters, or undefined where it is none. */
export const withoutLeet = (word: string): string | undefined => {
  if (!/[a-z]/.test(word) || !/[0-9@$!€+|]/.test(word)) return undefined;
  const letters = word.replace(/[0-9@$!€+|]/g, (sign) => leet[sign] ?? sign);
  return /^[a-z]+$/.test(letters) ? letters : undefined;
};

/** Words spelled letter by letter ("b u n u h", "b.u.n.u.h") joined again. */
export const withoutSpacing = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])[a-z0-9@$](?:[ .\-_*,/|]{1,3}[a-z0-9@$]){2,}(?![\p{L}\p{N}])/gu,
    (run) =>
      /[a-z].*[a-z].*[a-z]/.test(run)
        ? run
            .replace(/ {2,}/g, '\u0001')
            .replace(/[ .\-_*,/|]/g, '')
            .replaceAll('\u0001', ' ')
        : run,
  );

const isText = (decoded: string) => {
  const letters = decoded.match(/[\p{L}\p{N}\s.,!?'-]/gu)?.length ?? 0;
  return decoded.length >= 8 && letters / decoded.length > 0.9 && /[a-z]{3}/i.test(decoded);
};

/** What long base64 or hex words say, where they say something. */
export const hiddenText = (text: string): string =>
  [...text.matchAll(/[A-Za-z0-9+/_-]{12,4000}={0,2}/g)]
    .slice(0, 8)
    .flatMap(([blob]) => [
      Buffer.from(blob, 'base64').toString('utf8'),
      ...(/^(?:[0-9a-f]{2})+$/i.test(blob) ? [Buffer.from(blob, 'hex').toString('utf8')] : []),
    ])
    .filter(isText)
    .join('. ');
