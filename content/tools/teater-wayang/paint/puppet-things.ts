/** Things of the stage. */
import { cut, edge, type PuppetArt } from './leather.ts';

export const perahu: PuppetArt = {
  shoulder: [100, 60],
  body: `<g ${edge}><path d="M96 44H104V196H96Z" fill="#8A5A2B"/><path d="M104 52Q172 92 166 176H104Z" fill="#FFF3DC"/><path d="M96 72Q46 110 40 176H96Z" fill="#E2553F"/><path d="M4 186Q28 200 44 200H158Q180 198 198 178Q196 240 140 246H62Q12 242 4 186Z" fill="#A3602A"/><path d="M20 214Q100 232 184 210" fill="none" stroke="#F3C03F"/></g>${cut([70, 132, 6], [70, 156, 6], [128, 116, 6], [130, 142, 6], [56, 224, 5], [84, 228, 5], [112, 228, 5], [140, 224, 5])}`,
  arm: `<path d="M100 58V22L150 38Z" fill="#F3C03F" ${edge}/>`,
};

export const pohon: PuppetArt = {
  shoulder: [100, 120],
  body: `<g ${edge}><path d="M86 250Q98 200 88 140H112Q104 200 118 250Z" fill="#8A5A2B"/><path d="M100 4Q132 44 156 96Q176 140 138 170Q120 182 100 170Q80 182 62 170Q24 140 44 96Q68 44 100 4Z" fill="#4BA765"/><path d="M100 26Q122 62 132 108Q136 140 100 150Q64 140 68 108Q78 62 100 26Z" fill="#7CC46A"/></g><path d="M100 150V70M100 118L80 96M100 118L120 96M100 92L88 76M100 92L112 76" fill="none" stroke="#8A5A2B" stroke-width="6" stroke-linecap="round"/>${cut([100, 48, 5], [84, 116, 6], [116, 116, 6], [56, 116, 6], [144, 116, 6], [66, 146, 6], [134, 146, 6], [100, 164, 4])}`,
  arm: `<path d="M96 128Q132 116 150 132Q148 150 130 148Q112 148 96 136Z" fill="#7CC46A" ${edge}/><circle cx="140" cy="152" r="11" fill="#E2553F" ${edge}/>`,
};
