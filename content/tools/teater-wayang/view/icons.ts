/** The pictures on the tools. */
import { backdrops } from '../paint/backdrops.ts';
import type { BackdropName } from '../rules/world.ts';

const svg = (inner: string): string => `<svg viewBox="0 0 64 64" aria-hidden="true">${inner}</svg>`;

const line = (path: string, width = 6): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const backdropIcon = (name: BackdropName): string =>
  `<svg class="view" viewBox="100 0 800 800" aria-hidden="true">${backdrops[name]}</svg>`;

export const sceneIcon = (number: number): string => `<span class="number">${number}</span>`;

export const icons = {
  record: svg('<circle cx="32" cy="32" r="20" fill="#E8436B" stroke="#8A1538" stroke-width="4"/>'),
  recordVoice: svg(
    '<circle cx="32" cy="32" r="24" fill="#E8436B" stroke="#8A1538" stroke-width="4"/><rect x="26" y="16" width="12" height="20" rx="6" fill="#fff"/><path d="M20 31a12 12 0 0 0 24 0M32 43v6" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  ),
  voice: svg(
    '<rect x="23" y="6" width="18" height="32" rx="9" fill="#E8436B" stroke="#8A1538" stroke-width="4"/><path d="M12 30a20 20 0 0 0 40 0M32 50v8M22 58H42" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>',
  ),
  stop: svg('<rect x="14" y="14" width="36" height="36" rx="9" fill="currentColor"/>'),
  play: svg(
    '<path d="M18 10L52 32L18 54Z" fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>',
  ),
  lamp: svg(
    '<path d="M14 36H50Q46 52 32 52Q18 52 14 36Z" fill="#C98A2B" stroke="#5A3A1E" stroke-width="4" stroke-linejoin="round"/><path d="M32 6Q46 20 40 30Q32 38 24 30Q20 20 32 6Z" fill="#FFB21F" stroke="#8A5A00" stroke-width="3"/><path d="M32 18Q38 26 32 31Q27 26 32 18Z" fill="#FFF1B8"/>',
  ),
  idea: svg(
    '<path d="M32 6Q50 8 50 26Q50 36 40 42V48H24V42Q14 36 14 26Q14 8 32 6Z" fill="#FFD24A" stroke="#8A5A00" stroke-width="4" stroke-linejoin="round"/><path d="M25 56H39" stroke="#6C4CF1" stroke-width="6" stroke-linecap="round"/>',
  ),
  album: svg(
    '<rect x="14" y="5" width="44" height="40" rx="7" fill="#B79BFF"/><rect x="6" y="14" width="46" height="44" rx="7" fill="#FFFAF0" stroke="#6C4CF1" stroke-width="4"/><path d="M14 50Q18 30 29 24Q40 30 44 50Z" fill="#C98A2B"/>',
  ),
  save: svg(
    '<rect x="6" y="10" width="52" height="34" rx="7" fill="#FFFAF0" stroke="#6C4CF1" stroke-width="4"/><path d="M14 36L26 24L36 34L42 28L50 36" fill="none" stroke="#2BA38F" stroke-width="5" stroke-linejoin="round"/><path d="M32 38V58M24 51L32 59L40 51" fill="none" stroke="#6C4CF1" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  print: svg(
    '<path d="M18 6H46V22H18Z" fill="#FFFAF0" stroke="#6C4CF1" stroke-width="4"/><rect x="6" y="20" width="52" height="26" rx="7" fill="#B79BFF" stroke="#6C4CF1" stroke-width="4"/><path d="M18 38H46V58H18Z" fill="#FFFAF0" stroke="#6C4CF1" stroke-width="4"/><path d="M25 46H39M25 52H35" stroke="#6C4CF1" stroke-width="3"/>',
  ),
  undo: svg(line('M24 12L10 26L24 40M12 26H38A14 14 0 0 1 38 54H26', 7)),
  redo: svg(line('M40 12L54 26L40 40M52 26H26A14 14 0 0 0 26 54H38', 7)),
  finish: svg(line('M12 34L26 48L52 16', 9)),
  plus: svg(line('M32 12V52M12 32H52', 9)),
  bin: svg(
    '<g fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M9 19H55M24 18Q24 8 32 8Q40 8 40 18"/><path d="M15 20L19 56H45L49 20M27 31V45M37 31V45"/></g>',
  ),
};
