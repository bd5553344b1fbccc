import { expect, test } from 'vitest';
import { plainSvg } from './plain-svg.rules.ts';

const size = { width: 960, height: 720 };
const ns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (body: string, attributes = 'viewBox="0 0 400 300"') =>
  `<svg ${ns} ${attributes}>${body}</svg>`;
const plain = (xml: string) => {
  const bytes = plainSvg(Buffer.from(xml), size);
  return bytes && Buffer.from(bytes).toString();
};
const square = '<rect width="9" height="9"/>';

/** Each level shows the one before ten times. */
const multiplied = (levels: number) =>
  Array.from(
    { length: levels },
    (_each, at) =>
      `<g id="l${at + 1}">${at === 0 ? square : `<use xlink:href="#l${at}"/>`.repeat(10)}</g>`,
  ).join('');

test.each<[string, string]>([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('<rect width="9" height="9" onclick="alert(1)"/>')],
  ['a page of its own', svg('<foreignObject><p>Halo</p></foreignObject>')],
  ['a picture from elsewhere', svg('<image xlink:href="http://127.0.0.1/a.png"/>')],
  ['a file of the server', svg('<image href="file:///etc/passwd"/>')],
  ['a picture within', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a part of another file', svg('<use href="other.svg#a"/>')],
  ['a file included', svg('<xi:include xmlns:xi="x" href="/etc/passwd"/><text>a</text>')],
  ['a filter from elsewhere', svg('<rect filter="url(http://127.0.0.1/f.svg#a)"/>')],
  ['a filter by a style', svg('<rect style="filter:url(//127.0.0.1/f)"/>')],
  ['an address that only CSS can read', svg('<rect style="fill:u\\72l(http://127.0.0.1/)"/>')],
  ['a style sheet from elsewhere', svg('<style>@import "http://127.0.0.1/a.css";</style>')],
  ['a style sheet before it', `<?xml-stylesheet href="a.css"?>${svg(square)}`],
  ['an address in a style sheet', svg('<style>rect{fill:url("http://127.0.0.1/")}</style>')],
  ['a mask by a style sheet', svg('<style>rect{mask:url(#m)}</style>')],
  [
    'an entity',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<desc>&a;</desc>')}`,
  ],
  ['entities that grow', `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg(square)}`],
  ['letters', svg('<text>Halo</text>')],
  ['letters without an element', svg('Halo')],
  ['movement', svg('<rect><animate attributeName="x" to="9"/></rect>')],
  ['a pattern', svg('<pattern id="p"/><rect fill="url(#p)"/>')],
  ['parts that show parts a million times', svg(multiplied(7))],
  ['a part that shows itself', svg('<g id="a"><use href="#a"/></g>')],
  [
    'a chain without an end',
    svg(
      Array.from({ length: 5000 }, (_each, at) => `<use id="u${at}" href="#u${at + 1}"/>`).join(''),
    ),
  ],
  ['too deep', svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`)],
  ['too many parts', svg(square.repeat(20_001))],
  ['too many effects', svg(`<filter id="f">${'<feOffset/>'.repeat(31)}</filter>`)],
  ['too long', svg(`<path d="${'M0 0'.repeat(250_001)}"/>`)],
  ['no size', svg(square, '')],
  ['a size that is none', svg(square, 'viewBox="0 0 1e300 1"')],
  ['no height to speak of', svg(square, 'width="9000" height="1"')],
  [
    'a page of the web',
    `<html xmlns="http://www.w3.org/1999/xhtml"><body>${svg(square)}</body></html>`,
  ],
  ['nothing', ''],
  ['bytes that are no text', '\u0000\u0001'],
])('a drawing with %s is not drawn', (_what, xml) => {
  expect(plain(xml)).toBeUndefined();
});

test('a plain drawing is written anew with its shapes, colours and gradients', () => {
  const body = [
    '<title>Kancil</title><metadata><rdf:RDF xmlns:rdf="x">a</rdf:RDF></metadata>',
    '<sodipodi:namedview xmlns:sodipodi="y" pagecolor="red"/>',
    '<style>.a, #b { fill: url(#s); stroke-dasharray: 0.001; font-family: Serif }</style>',
    '<linearGradient id="s"><stop offset="0" stop-color="gold"/></linearGradient>',
    '<a href="https://example.org/"><path id="b" class="a" d="M0 0L9 9" data-x="1"/></a>',
    '<use xlink:href="#b" style="opacity:.5;enable-background:new 0 0 9 9"/>',
  ].join('');

  const drawing = plain(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">${svg(body)}`);

  expect(drawing).toBe(
    [
      `<svg ${ns} viewBox="0 0 400 300" width="960" height="720">`,
      '<style>.a, #b{fill:url(#s)}</style>',
      '<linearGradient id="s"><stop offset="0" stop-color="gold"></stop></linearGradient>',
      '<g><path id="b" class="a" d="M0 0L9 9"></path></g>',
      '<use xlink:href="#b" style="opacity:.5"></use></svg>',
    ].join(''),
  );
});

test('a drawing is as large as it may be, whatever it says of its size', () => {
  expect(plain(svg(square, 'width="900000mm" height="900000mm"'))).toContain(
    'viewBox="0 0 900000 900000" width="720" height="720"',
  );
  expect(plain(svg(square, 'viewBox="-10 -10 20 5" width="1" height="1"'))).toContain(
    'viewBox="-10 -10 20 5" width="960" height="240"',
  );
});
