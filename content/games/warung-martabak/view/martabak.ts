/** The martabak and its pieces: each piece is a drawing of its own, so that it can fly. */
import { boxHalf, type Edge, type Point, type Shape, type Slice } from '@nobi/kit/slices';

/** Half the side of every drawing, in units of `@nobi/kit/slices`: room for a piece that is lifted. */
export const drawnHalf = 1.42;

const at = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

const angleBetween = ({ from, to }: Edge): number => {
  const angle = Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x);
  return angle < 0 ? angle + 2 * Math.PI : angle;
};

export const pathOf = (edges: readonly Edge[]): string => {
  const [first] = edges;
  if (!first) return '';
  const lines = edges.map((edge) =>
    edge.isArc
      ? `A1 1 0 ${angleBetween(edge) > Math.PI ? 1 : 0} 1 ${at(edge.to)}`
      : `L${at(edge.to)}`,
  );
  return `M${at(first.from)}${lines.join('')}Z`;
};

/** Little holes, as in every good martabak; spread by the golden angle, so never in rows. */
const holes = Array.from({ length: 90 }, (_, i) => {
  const far = Math.sqrt((i + 0.5) / 90) * 1.5;
  const angle = i * 2.399963;
  return `<ellipse cx="${(far * Math.cos(angle)).toFixed(2)}" cy="${(far * Math.sin(angle)).toFixed(2)}" rx="${(0.02 + ((i * 7) % 5) * 0.006).toFixed(3)}" ry="${(0.014 + ((i * 3) % 4) * 0.005).toFixed(3)}"/>`;
}).join('');

const rim = (shape: Shape, inset: number): string =>
  shape === 'round'
    ? `<circle r="${1 - inset}"/>`
    : `<rect x="${inset - boxHalf.x}" y="${inset - boxHalf.y}" width="${2 * (boxHalf.x - inset)}" height="${2 * (boxHalf.y - inset)}" rx=".1"/>`;

/** Shared by all pieces; the page holds it once. */
export const martabakParts = `<svg width="0" height="0" class="parts" aria-hidden="true"><defs><radialGradient id="wm-gold" gradientUnits="userSpaceOnUse" cx="-.3" cy="-.4" r="1.7"><stop offset="0" stop-color="#FFDF8E"/><stop offset=".6" stop-color="#FFC452"/><stop offset="1" stop-color="#F0A02E"/></radialGradient><g id="wm-face"><rect x="-1.5" y="-1.5" width="3" height="3" fill="url(#wm-gold)"/><g fill="#B8681A" opacity=".62">${holes}</g><ellipse cx="-.4" cy="-.5" rx=".42" ry=".16" fill="#fff" opacity=".28" transform="rotate(-28 -.4 -.5)"/></g>${(['round', 'box'] as const).map((shape) => `<g id="wm-crust-${shape}" fill="none" stroke="#C4751F" stroke-width=".09">${rim(shape, 0.045)}</g>`).join('')}</defs></svg>`;

let clips = 0;

const frame = (inner: string): string =>
  `<svg class="slice" viewBox="${-drawnHalf} ${-drawnHalf} ${2 * drawnHalf} ${2 * drawnHalf}" aria-hidden="true">${inner}</svg>`;

const piece = (shape: Shape, slice: Slice): string => {
  const path = pathOf(slice.edges);
  clips += 1;
  const clip = `wm-clip-${clips}`;
  return `<path class="halo" d="${path}"/><path d="${path}" transform="translate(0 .075)" fill="#B8691E" stroke="#8A4B12" stroke-width=".02" stroke-linejoin="round"/><clipPath id="${clip}"><path d="${path}"/></clipPath><g clip-path="url(#${clip})"><use href="#wm-face"/><use href="#wm-crust-${shape}"/></g><path d="${path}" fill="none" stroke="#8A4B12" stroke-width=".022" stroke-linejoin="round"/><path class="glow" d="${path}"/>`;
};

export const drawSlices = (shape: Shape, slices: readonly Slice[]): string =>
  frame(slices.map((slice) => piece(shape, slice)).join(''));

export const drawPan = (shape: Shape): string =>
  `<svg viewBox="${-drawnHalf} ${-drawnHalf} ${2 * drawnHalf} ${2 * drawnHalf}" aria-hidden="true">${
    shape === 'round'
      ? '<ellipse cy=".1" rx="1.14" ry="1.14" fill="#150E3F" opacity=".35"/><circle r="1.13" fill="#3A3F63"/><circle r="1.13" fill="none" stroke="#6C7E9E" stroke-width=".05"/><circle r="1.03" fill="#23284A"/>'
      : '<rect x="-1.4" y="-.86" width="2.8" height="1.88" rx=".16" fill="#150E3F" opacity=".35"/><rect x="-1.4" y="-.95" width="2.8" height="1.9" rx=".16" fill="#3A3F63"/><rect x="-1.4" y="-.95" width="2.8" height="1.9" rx=".16" fill="none" stroke="#6C7E9E" stroke-width=".05"/><rect x="-1.31" y="-.86" width="2.62" height="1.72" rx=".1" fill="#23284A"/>'
  }</svg>`;
