/** Stands in everything that a stranger types here: where it is found, a stranger's word is. */
export const mark = 'stranger';

/** One way each to be more than text; at most 80 characters, so that a name can hold it. */
export const payloads = {
  script: '<script data-stranger>alert(1)</script>',
  image: '<img data-stranger src=//stranger.example/x.png onerror=alert(1)>',
  drawing: '<svg data-stranger onload=alert(1)><a href=//stranger.example>x</a></svg>',
  anchor: '"><a data-stranger href="javascript:alert(1)">Sari</a>',
  handler: `' autofocus onfocus=alert(1) data-stranger='" onmouseover="alert(1)" x="`,
  closing: '</script></title></textarea></style><b data-stranger>Sari<!--',
  link: '[Sari](javascript:alert(1)) ![x](//stranger.example/x.png)',
  plain: 'https://stranger.example www.stranger.example sari@stranger.example',
  address: 'data:text/html,<script data-stranger>alert(1)</script>',
  style: '</style><style data-stranger>*{display:none}b{background:url(//stranger.example)',
  template: `{{constructor.constructor('stranger')()}}\${alert(1)}#{7*7}<%= 7*7 %>%s`,
  // Turns around what follows, and hides signs without width in a name.
  turning: '\u202eiraS agrauleK stranger\u200b\u200d\u2066\ufeff\u0300\u0300\u0300 Admin',
  formula: `=HYPERLINK("//stranger.example";"Sari")+cmd|'/C calc'!A1`,
  entity: '&lt;img data-stranger src=x onerror=alert(1)&gt;&#60;script&#62;&amp;',
  endless: `stranger${'W'.repeat(72)}`,
} as const;

const everything = Object.values(payloads).join('\n');

/** As much of all of it as a field takes, with one word of thousands of letters at its end. */
export const flood = (payload: string, most: number) =>
  `${payload}\n${everything}\nstranger`.padEnd(most, 'W').slice(0, most);

/** An address may hold no bracket and no quotation mark; this is as far as one gets. */
export const addressOf = (name: string) =>
  `=stranger'{{7*7}}\${1}&ltimg+${name}-${Date.now()}@contoh.id`;
