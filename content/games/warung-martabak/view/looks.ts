/** Who comes to the stall. */

interface Look {
  skin: string;
  shade: string;
  /** Behind the head, then over the shoulders, then over the face. */
  back: string;
  body: string;
  front: string;
}

const shirt = (fill: string, more = ''): string =>
  `<path d="M8 150Q10 108 44 104L76 104Q110 108 112 150Z" fill="${fill}"/>${more}`;

const kawung = (x: number, y: number, fill: string): string =>
  [45, 135, 225, 315]
    .map(
      (a) =>
        `<ellipse rx="5" ry="2.500" transform="translate(${x} ${y}) rotate(${a}) translate(5 0)" fill="${fill}"/>`,
    )
    .join('');

const fourKawung = (fill: string): string =>
  [
    [30, 128],
    [54, 138],
    [78, 128],
    [98, 142],
  ]
    .map(([x = 0, y = 0]) => kawung(x, y, fill))
    .join('');

export const looks: readonly Look[] = [
  {
    // Bu Sari, with a jilbab.
    skin: '#E8B083',
    shade: '#D4946A',
    back: '<path d="M60 12C24 12 16 44 18 74C20 104 10 118 14 130H106C110 118 100 104 102 74C104 44 96 12 60 12Z" fill="#7A4FE0"/>',
    body: shirt('#5B3BD6'),
    front:
      '<path fill-rule="evenodd" d="M60 12C24 12 16 44 18 74C19 96 26 116 60 122C94 116 101 96 102 74C104 44 96 12 60 12ZM60 34C78 34 88 46 88 64C88 86 76 98 60 98C44 98 32 86 32 64C32 46 42 34 60 34Z" fill="#8A63FF"/><path d="M34 106Q60 126 88 104Q84 124 60 132Q40 126 34 106Z" fill="#7A4FE0"/><circle cx="84" cy="104" r="5" fill="#FFD96B"/>',
  },
  {
    // Kakek Dul, with a peci and glasses.
    skin: '#D99A6C',
    shade: '#BF7F52',
    back: '<path d="M26 60Q24 84 34 92L86 92Q96 84 94 60Z" fill="#F4EFE6"/>',
    body: shirt('#0E86B8', fourKawung('#8FE3FF')),
    front:
      '<path d="M28 46Q26 14 34 12Q60 4 86 12Q94 14 92 46Q60 36 28 46Z" fill="#2A2146"/><path d="M28 46Q60 36 92 46L92 40Q60 30 28 40Z" fill="#463A70"/><g fill="none" stroke="#3A2A6B" stroke-width="3.500"><circle cx="46" cy="66" r="13"/><circle cx="74" cy="66" r="13"/><path d="M59 66h2"/></g><path d="M42 84Q52 76 60 82Q68 76 78 84Q68 90 60 86Q52 90 42 84Z" fill="#F4EFE6"/>',
  },
  {
    // Bang Ujang rides a becak and wears a caping.
    skin: '#B9774A',
    shade: '#9C6038',
    back: '',
    body: shirt(
      '#F4EFE6',
      '<path d="M22 112L20 150M40 105L40 150M60 104V150M80 105L80 150M98 112L100 150" stroke="#D42B52" stroke-width="7"/><path d="M34 104Q60 128 86 104L92 112Q60 142 28 112Z" fill="#8FE3FF"/>',
    ),
    front:
      '<path d="M2 48Q40 30 60 2Q80 30 118 48Q90 58 60 58Q30 58 2 48Z" fill="#E8B45A"/><path d="M2 48Q40 40 60 2Q64 30 62 58Q30 58 2 48Z" fill="#F6CF7F"/><path d="M24 42Q44 36 60 16M96 42Q76 36 60 16" stroke="#B9822E" stroke-width="2" fill="none"/><path d="M46 84Q54 78 60 82Q66 78 74 84Q66 86 60 85Q54 86 46 84Z" fill="#2A1A16"/>',
  },
  {
    // Rina, with two pigtails.
    skin: '#F2C49B',
    shade: '#DDA578',
    back: '<circle cx="16" cy="66" r="17" fill="#4A2A20"/><circle cx="104" cy="66" r="17" fill="#4A2A20"/><path d="M24 66Q20 18 60 16Q100 18 96 66L90 84H30Z" fill="#4A2A20"/>',
    body: shirt('#FFC53D', '<path d="M44 104Q60 122 76 104" fill="#F2C49B"/>'),
    front:
      '<path d="M28 58Q30 22 60 20Q92 22 92 58Q84 40 62 38Q58 46 28 58Z" fill="#5E382A"/><path d="M18 44L30 52L20 60Z M34 44L22 52L34 60Z" fill="#FF5C7A"/><path d="M86 44L98 52L86 60Z M102 44L90 52L102 60Z" fill="#FF5C7A"/>',
  },
  {
    // Dika, with a cap the wrong way round.
    skin: '#D99A6C',
    shade: '#BF7F52',
    back: '<path d="M26 62Q24 24 60 22Q96 24 94 62L88 78H32Z" fill="#2A1A16"/>',
    body: shirt('#19B37D', '<circle cx="60" cy="130" r="12" fill="#FFF3DC"/>'),
    front:
      '<path d="M26 48Q28 14 60 14Q92 14 94 48Q60 38 26 48Z" fill="#FF5C7A"/><path d="M86 32Q112 30 114 44Q104 50 92 46Z" fill="#D42B52"/><path d="M34 48Q60 40 86 48L88 54Q60 46 32 54Z" fill="#2A1A16"/><circle cx="60" cy="14" r="5" fill="#D42B52"/>',
  },
  {
    // Bu Made, with a frangipani in her bun.
    skin: '#E2A878',
    shade: '#C98B5C',
    back: '<circle cx="60" cy="16" r="18" fill="#2A1A16"/><path d="M24 66Q22 20 60 20Q98 20 96 66L88 82H32Z" fill="#2A1A16"/>',
    body: shirt(
      '#FF8AA8',
      '<path d="M46 104L60 134L74 104Z" fill="#FFE3E9"/><path d="M8 150Q14 130 60 140Q106 130 112 150Z" fill="#8A4B00"/>',
    ),
    front:
      '<path d="M30 56Q32 28 60 26Q88 28 90 56Q76 36 60 36Q44 36 30 56Z" fill="#2A1A16"/><g transform="translate(90 34)" fill="#FFFDF5"><ellipse cx="0" cy="-8" rx="5" ry="8"/><ellipse cx="0" cy="-8" rx="5" ry="8" transform="rotate(72)"/><ellipse cx="0" cy="-8" rx="5" ry="8" transform="rotate(144)"/><ellipse cx="0" cy="-8" rx="5" ry="8" transform="rotate(216)"/><ellipse cx="0" cy="-8" rx="5" ry="8" transform="rotate(288)"/><circle r="4.500" fill="#FFC53D"/></g>',
  },
  {
    // Kak Yosi, with curls.
    skin: '#7E4A2E',
    shade: '#663A22',
    back: '<g fill="#23140F"><circle cx="60" cy="28" r="26"/><circle cx="34" cy="38" r="20"/><circle cx="86" cy="38" r="20"/><circle cx="24" cy="58" r="15"/><circle cx="96" cy="58" r="15"/></g>',
    body: shirt(
      '#FF7A59',
      '<path d="M20 118L60 136L100 118" stroke="#FFD96B" stroke-width="6" fill="none"/>',
    ),
    front:
      '<path d="M30 54Q34 34 60 34Q86 34 90 54Q60 42 30 54Z" fill="#23140F"/><path d="M29 52Q60 38 91 52L91 44Q60 30 29 44Z" fill="#19B37D"/><path d="M36 46l5 4M50 41l3 5M66 41l-2 5M82 46l-5 4" stroke="#FFD96B" stroke-width="3"/>',
  },
  {
    // Oyen the cat.
    skin: '#FBA552',
    shade: '#F08A3A',
    back: '<path d="M24 52L22 12Q24 8 30 12L56 32Z M96 52L98 12Q96 8 90 12L64 32Z" fill="#F08A3A"/><path d="M31 42L30 22L46 34Z M89 42L90 22L74 34Z" fill="#FFB7B0"/>',
    body: '<path d="M26 150Q22 112 60 108Q98 112 94 150Z" fill="#FBA552"/><path d="M42 150Q42 120 60 118Q78 120 78 150Z" fill="#FFF3DC"/><path d="M36 110Q60 128 84 110L88 118Q60 138 32 118Z" fill="#0E86B8"/><circle cx="60" cy="132" r="7" fill="#FFD96B"/>',
    front:
      '<path d="M54 30L60 46L66 30M44 34L50 44M76 34L70 44" stroke="#D8722B" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M10 76L32 80M10 90L32 87M110 76L88 80M110 90L88 87" stroke="#FFF3DC" stroke-width="3" stroke-linecap="round"/>',
  },
];
