/** What stands still: night, stalls far away, lanterns, awning and counter. Painted once per size. */
import type { Layout } from '../scene/layout.ts';

const lantern = (x: number, y: number, fill: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 -30V-16" stroke="#150E3F" stroke-width="2"/><circle r="34" fill="${fill}" opacity=".16"/><rect x="-7" y="-18" width="14" height="5" rx="2" fill="#8A4B00"/><ellipse rx="15" ry="13" fill="${fill}"/><path d="M-6 -12Q-10 0 -6 12M6 -12Q10 0 6 12M0 -13V13" stroke="#fff" stroke-opacity=".45" stroke-width="2" fill="none"/><rect x="-6" y="12" width="12" height="4" rx="2" fill="#8A4B00"/></g>`;

const star = (x: number, y: number, size: number): string =>
  `<path d="M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z" fill="#FFE9A8" opacity=".85"/>`;

const stars = (width: number, height: number): string =>
  Array.from({ length: 26 }, (_, i) =>
    star((i * 197.3) % width, (i * 61.7) % Math.max(60, height), 2 + ((i * 7) % 4)),
  ).join('');

const house = (x: number, y: number, size: { width: number; height: number }): string => {
  const { width, height } = size;
  return `<g fill="#22165F"><rect x="${x}" y="${y - height}" width="${width}" height="${height}"/><path d="M${x - 8} ${y - height}Q${x + width / 2} ${y - height - 34} ${x + width + 8} ${y - height}Z"/></g><g fill="#FFC53D" opacity=".8"><rect x="${x + width * 0.2}" y="${y - height * 0.75}" width="9" height="12" rx="3"/><rect x="${x + width * 0.6}" y="${y - height * 0.5}" width="9" height="12" rx="3"/></g>`;
};

const town = (width: number, ground: number): string => {
  const each = 96;
  return Array.from({ length: Math.ceil(width / each) + 1 }, (_, i) =>
    house(i * each - 20, ground, {
      width: 56 + ((i * 31) % 26),
      height: 46 + ((i * 53) % 60),
    }),
  ).join('');
};

const awning = (width: number, top: number): string => {
  const stripe = Math.max(38, width / 22);
  const deep = 26;
  const count = Math.ceil(width / stripe);
  return Array.from(
    { length: count },
    (_, i) =>
      `<path d="M${i * stripe} ${top}H${(i + 1) * stripe}V${top + deep}Q${(i + 0.5) * stripe} ${top + deep + 18} ${i * stripe} ${top + deep}Z" fill="${i % 2 ? '#FFF3DC' : '#E8436B'}"/>`,
  ).join('');
};

const wood = ({ width, height: whole, counter }: Layout): string => {
  const height = Math.max(whole, counter);
  const planks = Array.from(
    { length: Math.ceil((height - counter) / 64) },
    (_, i) =>
      `<path d="M0 ${counter + 22 + i * 64}H${width}" stroke="#8A4520" stroke-width="2" opacity=".5"/>`,
  ).join('');
  return `<rect y="${counter}" width="${width}" height="${height - counter}" fill="#A85B2A"/>${planks}<rect y="${counter}" width="${width}" height="14" fill="#D98A4A"/><rect y="${counter + 12}" width="${width}" height="5" fill="#7A3B12" opacity=".5"/>`;
};

const petal = [45, 135, 225, 315]
  .map((angle) => `<ellipse rx="13" ry="6.500" transform="rotate(${angle}) translate(13 0)"/>`)
  .join('');

/** A batik cloth under the pans, with the kawung of Nobi's scarf. */
const cloth = ({ table, side }: Layout): string => {
  const width = Math.min(table.width, side ? table.width : table.height * 2.4 + 60);
  const x = table.x + (table.width - width) / 2;
  const columns = Math.floor(width / 62);
  const rows = Math.floor(table.height / 62);
  const motif = Array.from({ length: columns * rows }, (_, i) => {
    const at = {
      x: x + ((i % columns) + 0.5) * (width / columns),
      y: table.y + (Math.floor(i / columns) + 0.5) * (table.height / rows),
    };
    return `<g transform="translate(${at.x} ${at.y})">${petal}<circle r="3"/></g>`;
  });
  return `<rect x="${x}" y="${table.y}" width="${width}" height="${table.height}" rx="26" fill="#4A2FB8"/><rect x="${x + 7}" y="${table.y + 7}" width="${width - 14}" height="${table.height - 14}" rx="20" fill="none" stroke="#FFC53D" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/><g fill="#8A63FF" opacity=".55">${motif.join('')}</g>`;
};

const bowlful = (x: number, y: number, fill: string): string => {
  const crumbs = Array.from(
    { length: 9 },
    (_, i) =>
      `<ellipse cx="${x - 36 + i * 9}" cy="${y - 6 - ((i * 5) % 9)}" rx="9" ry="7" fill="${fill}" stroke="#150E3F" stroke-opacity=".18" stroke-width="1.500"/>`,
  );
  return `<ellipse cx="${x}" cy="${y + 42}" rx="44" ry="8" fill="#150E3F" opacity=".3"/><ellipse cx="${x}" cy="${y}" rx="52" ry="14" fill="#DDF5FC"/>${crumbs.join('')}<path d="M${x - 52} ${y}Q${x - 46} ${y + 44} ${x} ${y + 44}Q${x + 46} ${y + 44} ${x + 52} ${y}Q${x} ${y + 20} ${x - 52} ${y}Z" fill="#FFFDF5"/><path d="M${x - 44} ${y + 16}Q${x} ${y + 34} ${x + 44} ${y + 16}" stroke="#2BC3E8" stroke-width="5" fill="none"/>`;
};

/** Where there is room beside the cloth. */
const bowls = ({ width, table, side }: Layout): string => {
  if (side || width < 1000) return '';
  const at = [table.y + table.height * 0.3, table.y + table.height * 0.72];
  const left = ['#5A2B12', '#FFD24A'].map((fill, i) =>
    bowlful(width * (0.07 + i * 0.03), at[i] ?? 0, fill),
  );
  const right = ['#E0A868', '#FF8AA8'].map((fill, i) =>
    bowlful(width * (0.93 - i * 0.03), at[i] ?? 0, fill),
  );
  return [...left, ...right].join('');
};

/** On a phone on its side the table stands beside the people instead of before them. */
const board = ({ table, height }: Layout): string =>
  `<rect x="${table.x - 4}" y="${table.y - 6}" width="${table.width + 40}" height="${height}" rx="22" fill="#A85B2A"/><rect x="${table.x - 4}" y="${table.y - 6}" width="${table.width + 40}" height="${height}" rx="22" fill="none" stroke="#D98A4A" stroke-width="7"/>`;

export const drawScenery = (layout: Layout): string => {
  const { width, height, top, counter, side } = layout;
  const ground = side ? height * 0.8 : counter;
  const hang = top + (side ? 18 : 30);
  const lamps = [0.08, 0.3, 0.7, 0.92].map((part, i) =>
    lantern(part * width, hang + 42 + (i % 2) * 12, i % 2 ? '#FF7A59' : '#FFC53D'),
  );
  return `<svg class="back" viewBox="0 0 ${width} ${height}" aria-hidden="true"><defs><linearGradient id="wm-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#150E3F"/><stop offset=".5" stop-color="#38218F"/><stop offset="1" stop-color="#B04FB0"/></linearGradient></defs><rect width="${width}" height="${ground + 4}" fill="url(#wm-night)"/>${stars(width, top)}${town(width, ground)}<path d="M0 ${hang}Q${width / 2} ${hang + 34} ${width} ${hang}" stroke="#150E3F" stroke-width="3" fill="none"/>${side ? '' : awning(width, top - 12)}${lamps.join('')}${wood({ ...layout, counter: ground })}${side ? board(layout) : ''}${cloth(layout)}${bowls(layout)}</svg>`;
};
