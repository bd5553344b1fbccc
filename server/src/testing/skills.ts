const both = (text: string) => ({ id: `${text} (id)`, en: `${text} (en)` });

const skillOf = (id: string, element: string | null, needs: readonly string[] = []) => ({
  id,
  domain: 'number',
  needs,
  name: both(`Name of ${id}`),
  criterion: both(`Does ${id}`),
  element,
  home: ['one', 'two'].map((name) => ({
    id: `${id}-${name}`,
    title: both(`${id} at home, ${name}`),
    things: [both('spoons')],
    steps: [both('First'), both('Then')],
    caution: null,
  })),
});

/** The skills of the tests' items, in two elements; a third element has none. */
export const skillsFileOf = () =>
  JSON.stringify({
    v: 1,
    skills: [
      skillOf('see-5', 'MAT.A.BIL'),
      skillOf('bonds-10', 'MAT.A.BIL', ['see-5']),
      skillOf('letter-b', 'BIN.A.BAC'),
      skillOf('loops', null),
    ],
    elements: [
      { code: 'MAT.A.BIL', subject: both('Mathematics'), phase: 'A', name: both('Number') },
      { code: 'MAT.A.DAT', subject: both('Mathematics'), phase: 'A', name: both('Data') },
      { code: 'BIN.A.BAC', subject: both('Indonesian'), phase: 'A', name: both('Reading') },
    ],
  });
