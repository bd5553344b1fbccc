/** On the sea and below it. */
import { area, line, mirrored, oval, put } from '../paint.ts';
import { waves } from './waves.ts';

/** Below the sea: who dives is there. */
export const underSea = (): string =>
  `<rect width="480" height="360" fill="#1f8fc6"/>${area('M0 0H480V120Q240 190 0 120Z', '#4fc0ea')}${area('M60 0H110L60 260H-10ZM250 0H300L330 280H250Z', '#ffffff1f')}${area('M0 310Q120 284 240 308T480 300V360H0Z', '#f0d79c')}${line('M40 316Q30 270 44 236M56 318Q66 280 56 250M430 312Q444 262 430 226M446 314Q452 286 448 262', '#2fa37a', 8)}${put(380, 316, mirrored(line('M0 0V-34M0-14Q14-16 14-36M0-20Q20-26 24-20', '#ff7f7a', 8)))}${[
    [90, 90],
    [100, 66],
    [330, 120],
    [340, 98],
    [220, 60],
  ]
    .map(([x = 0, y = 0]) => oval([x, y, 6], '#ffffff66'))
    .join('')}`;

/** A wide boat: whoever is at sea stands in it. */
export const hull = `${area('M6 300Q240 318 474 300Q462 352 424 360H56Q18 352 6 300Z', '#b5623a')}${area('M6 300Q240 318 474 300L470 316Q240 334 10 316Z', '#ffd34f')}${waves(350, '#c9f0fc')}${waves(358, '#6fcbee')}`;
