import { createHash } from 'node:crypto';

/** Somebody with an account at the stand-in. */
export interface Person {
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
}

/** Enough to try every way: two families, and somebody whose address nobody confirmed. */
export const people: readonly Person[] = [
  { email: 'sari@keluarga.example', name: 'Ibu Sari', isVerified: true },
  { email: 'budi@keluarga.example', name: 'Pak Budi', isVerified: true },
  { email: 'wati@keluarga.example', name: 'Ibu Wati', isVerified: false },
];

/** The same for the same address on every machine, so that a restart forgets nobody. */
export const subjectOf = (email: string) =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22);

/** Who has been here since the start, besides those above. */
export const signInBook = () => {
  const bySubject = new Map(people.map((person) => [subjectOf(person.email), person]));
  return {
    find: (subject: string) => bySubject.get(subject),
    /** Answers the subject. */
    write(person: Person): string {
      const subject = subjectOf(person.email);
      bySubject.set(subject, person);
      return subject;
    },
  };
};

export type SignInBook = ReturnType<typeof signInBook>;
