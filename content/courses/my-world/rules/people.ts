/** Who lives in Kira's house, and how an English sentence speaks of them. */

export type Person = 'I' | 'one' | 'many';

interface Who {
  /** As it stands in a sentence; names bear a capital wherever they stand. */
  readonly name: string;
  readonly person: Person;
  readonly pro: string;
  readonly pros?: string;
  readonly owns: string;
  /** As family: "She is my mum." */
  readonly kin: string;
}

const one = (name: string, pro: 'he' | 'she', kin: string): Who => ({
  name,
  person: 'one',
  pro,
  owns: pro === 'he' ? 'his' : 'her',
  kin,
});
const two = (name: string): Who => ({ name, person: 'many', pro: 'they', owns: 'their', kin: '' });

export const people = {
  me: { name: 'I', person: 'I', pro: 'I', owns: 'my', kin: '' },
  mum: one('Mum', 'she', 'mum'),
  dad: one('Dad', 'he', 'dad'),
  sari: one('Sari', 'she', 'sister'),
  bayu: one('Bayu', 'he', 'brother'),
  grandma: one('Grandma', 'she', 'grandma'),
  grandpa: one('Grandpa', 'he', 'grandpa'),
  'mum-dad': two('Mum_and_Dad'),
  'sari-bayu': two('Sari_and_Bayu'),
  'grandma-grandpa': two('Grandma_and_Grandpa'),
} as const satisfies Record<string, Who>;
export type WhoName = keyof typeof people;

const isWho = (name: string): name is WhoName => Object.hasOwn(people, name);

export const whoNames: readonly WhoName[] = Object.keys(people).filter(isWho);
export const singles: readonly WhoName[] = whoNames.filter((name) => people[name].person === 'one');
export const pairs: readonly WhoName[] = whoNames.filter((name) => people[name].person === 'many');

export const whoOf = (name: string): Who => people[isWho(name) ? name : 'me'];

/** The single people behind a name: those that a picture shows. */
export const bodiesOf = (name: string): string[] => name.split('-');

const forms = { I: 'am', one: 'is', many: 'are' } as const;
export const beOf = (who: string): string => forms[whoOf(who).person];

/** I was, she was, they were. */
export const wasOf = (who: string): string => (whoOf(who).person === 'many' ? 'were' : 'was');

/** A form of be that does not go with who it is about. */
export const otherBe = (who: string): string => (beOf(who) === 'is' ? 'are' : 'is');

export const swapped: Readonly<Record<string, string>> = {
  he: 'she',
  she: 'he',
  his: 'her',
  her: 'his',
  they: 'she',
  their: 'her',
  my: 'I',
  I: 'my',
};
