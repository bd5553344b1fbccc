import { type CardLine, type CardWords, cardSide } from './card.ts';

/** An element as Satori takes it; no React is needed for that. */
export interface Box {
  readonly type: string;
  readonly key: null;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: string | readonly Box[];
  };
}

/** Pixels from the edge of the card that stay free of words. */
export const margin = 64;
const [gap, panelPadding, closeHeight] = [36, 52, 56];
/** The lowest pixel that a line may reach. */
export const lowest = cardSide - margin - closeHeight - gap - panelPadding;
/** Where the mascot is laid over the picture afterwards. */
export const mascot = { left: 800, top: 40, width: 216 };

const box = (style: Box['props']['style'], children: Box['props']['children']): Box => ({
  type: 'div',
  key: null,
  // Satori wants a display wherever there are several children, and measures without the padding if not told.
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

const display = { fontFamily: 'Baloo 2', fontWeight: 700 };
const ink = {
  night: '#2c1e7a',
  white: '#fff',
  dark: '#231a4d',
  violet: '#4a2fb8',
  pale: '#e2d8ff',
};
/** The sides of the lines: mango, leaf and sea, none of them for good or bad. */
const marks = ['#ffb020', '#19b37d', '#2bc3e8'];

const lineBox = ({ label, text }: CardLine, at: number, size: number) =>
  box({ gap: 28, alignItems: 'stretch' }, [
    box({ width: 14, borderRadius: 7, backgroundColor: marks[at % marks.length] ?? '' }, ''),
    box({ flexDirection: 'column', flex: 1, gap: 4 }, [
      box({ ...display, color: ink.violet, fontSize: size * 0.8, lineHeight: 1.2 }, label),
      box({ color: ink.dark, fontSize: size, lineHeight: 1.25, wordBreak: 'break-word' }, text),
    ]),
  ]);

/** The card with its lines at this size, in pixels; names are written smaller where they are long. */
export const cardLayout = ({ title, span, lines, close }: CardWords, size: number): Box =>
  box(
    {
      flexDirection: 'column',
      width: cardSide,
      height: cardSide,
      padding: margin,
      gap,
      backgroundColor: ink.night,
      fontFamily: 'Nunito',
      fontWeight: 700,
    },
    [
      box(
        {
          flexDirection: 'column',
          flexShrink: 0,
          justifyContent: 'center',
          width: 700,
          height: 200,
        },
        [
          box(
            {
              ...display,
              color: ink.white,
              fontSize: title.length > 14 ? 52 : 80,
              lineHeight: 1.1,
              wordBreak: 'break-word',
            },
            title,
          ),
          box({ color: ink.pale, fontSize: 34, lineHeight: 1.3 }, span),
        ],
      ),
      box(
        {
          flexDirection: 'column',
          justifyContent: 'space-around',
          flex: 1,
          gap: 28,
          padding: panelPadding,
          borderRadius: 48,
          backgroundColor: ink.white,
        },
        lines.map((line, at) => lineBox(line, at, size)),
      ),
      box(
        {
          justifyContent: 'space-between',
          alignItems: 'center',
          flexShrink: 0,
          height: closeHeight,
        },
        [
          box({ color: ink.pale, fontSize: 30 }, close),
          box({ ...display, color: ink.white, fontSize: 44 }, 'Nobi'),
        ],
      ),
    ],
  );
