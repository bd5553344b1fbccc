/** How the bank's English words of more than one syllable divide in speech; the others have one. */
const divided = `sea tur-tle, chick-en, el-e-phant, mon-key, rab-bit, ti-ger, gi-raffe, croc-o-dile, but-ter-fly, oc-to-pus,
  o-rang-u-tan, dol-phin, par-rot, cof-fee, hon-ey, sweet po-ta-to, ap-ple, wa-ter, or-ange, car-rot, to-ma-to, ba-nan-a,
  man-go, on-ion, pea-nut, pine-ap-ple, co-co-nut, wa-ter-mel-on, av-o-ca-do, ice cream, noo-dles, um-brel-la, glass-es,
  gui-tar, bal-loon, ro-bot, pres-ent, flow-er, rain-bow, moun-tain, is-land, bi-cy-cle, rock-et, pen-cil, pa-per,
  scis-sors, paint-brush, teach-er, ba-by, moth-er, fa-ther, grand-fa-ther, grand-moth-er, fair-y, doc-tor, farm-er`;

const known = new Map(
  divided.split(/,\s*/).map((entry) => {
    const parts = entry.trim().split(/[ -]/);
    return [entry.trim().replaceAll('-', ''), parts] as const;
  }),
);

/** For a word of the bank. */
export const englishSyllables = (word: string): readonly string[] => known.get(word) ?? [word];
