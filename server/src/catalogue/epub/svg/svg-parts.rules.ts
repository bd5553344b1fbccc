/** What a drawing is made of. Everything else in SVG runs, fetches, moves, or looks another way on another machine. */
const shapes = 'path rect circle ellipse line polyline polygon';
const groups = 'svg g a defs symbol use switch';
const paint = 'linearGradient radialGradient stop clipPath mask filter';
const effects =
  'feGaussianBlur feOffset feFlood feColorMatrix feBlend feComposite feMerge feMergeNode feDropShadow';

export const drawnParts: ReadonlySet<string> = new Set(
  `${shapes} ${groups} ${paint} ${effects} style`.split(' '),
);

/** Said beside a drawing and never seen in it. */
export const unseenParts: ReadonlySet<string> = new Set('title desc metadata namedview'.split(' '));

const geometry =
  'x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points transform viewBox preserveAspectRatio pathLength';
const references =
  'gradientUnits gradientTransform spreadMethod offset clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits';
const effectValues =
  'in in2 result stdDeviation edgeMode dx dy type values mode operator k1 k2 k3 k4';

/** How a part looks: as an attribute, and in a style. Dashes are drawn as whole lines: a short one costs hours. */
const looks =
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity opacity color display visibility overflow stop-color stop-opacity clip-path clip-rule mask mask-type filter flood-color flood-opacity color-interpolation color-interpolation-filters mix-blend-mode isolation paint-order vector-effect transform';

export const drawnLooks: ReadonlySet<string> = new Set(looks.split(' '));
export const drawnAttributes: ReadonlySet<string> = new Set(
  `${geometry} ${references} ${effectValues} ${looks}`.split(' '),
);
