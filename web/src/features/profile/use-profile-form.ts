import { Problem, profile } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '../../api.ts';
import { draftOf } from '../../draft.ts';
import { useSession } from '../../session.ts';
import { myStatusOf } from '../../shell/my-status.ts';
import { usePassingNotice } from '../../shell/use-passing-notice.ts';
import { useSingleMutation } from '../../shell/use-single-mutation.ts';
import { sentenceOf } from '../../text/errors.ts';
import type { PictureChoice } from './picture/use-picture.ts';
import {
  type Changes,
  changesOf,
  type Mistakes,
  mistakesIn,
  type Profile,
  type ProfileField,
  profileFields,
  type Typed,
  typedOf,
} from './profile.rules.ts';
import { profileKey } from './use-profile.ts';
import { words } from './words.ts';

const formOf = (changes: Changes, picture: Blob | undefined) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(changes)) form.append(name, value);
  if (picture) form.append('profile_picture', picture, `picture.${picture.type.split('/')[1]}`);
  return form;
};

const focusOn = (form: HTMLFormElement, mistakes: Mistakes) => {
  const name = profileFields.find((each) => mistakes[each]);
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** The server's own words about this form, else the sentence of the page. */
const refusalOf = (problem: unknown) =>
  (problem instanceof Problem && problem.sentence) || sentenceOf('profile_failed');

/** Sends the changes and puts the answer where the old profile was, and its face into the bar. */
const useSend = () => {
  const queries = useQueryClient();
  const { token } = useSession();
  return async (form: FormData) => {
    const after = await ask(profile.update, { body: form });
    queries.setQueryData(profileKey(token), after);
    const { display_name, profile_picture } = after;
    queries.setQueryData(
      myStatusOf(token).queryKey,
      (status) => status && { ...status, display_name, profile_picture },
    );
    return after;
  };
};

export const profileDraft = draftOf('profile');

const fieldsIn = (saved: Record<string, string>): Partial<Typed> =>
  Object.fromEntries(
    profileFields.flatMap((name) => (saved[name] === undefined ? [] : [[name, saved[name]]])),
  );

/** The profile's form: sends what is filled and changed, and keeps what was typed until it is saved. */
export const useProfileForm = (shown: Profile, picture: PictureChoice) => {
  const send = useSend();
  const { notice, say } = usePassingNotice();
  const [typed, setTyped] = useState(() => ({
    ...typedOf(shown),
    ...fieldsIn(profileDraft.take()),
  }));
  const [mistakes, setMistakes] = useState<Mistakes>({});

  const saving = useSingleMutation({
    mutationFn: (changes: Changes) => send(formOf(changes, picture.chosen?.blob)),
    onSuccess: (after) => {
      setTyped(typedOf(after));
      picture.drop();
      say({ tone: 'done', text: words.saved });
    },
    onError: (problem) => {
      if (problem instanceof Problem && problem.code === 'whatsapp_prefix')
        setMistakes({ whatsapp: problem.code });
      profileDraft.keepIfSignedOut(problem, typed);
      say({ tone: 'error', text: refusalOf(problem) });
    },
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isOnItsWay()) return;
    const changes = changesOf(typed, typedOf(shown));
    const found = mistakesIn(changes);
    setMistakes(found);
    if (Object.keys(found).length > 0) focusOn(event.currentTarget, found);
    else saving.mutate(changes);
  };

  /** A mistake goes away as soon as its field is touched. */
  const handleField = (name: ProfileField, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setMistakes(({ [name]: _mended, ...others }) => others);
  };

  return { notice, typed, mistakes, isBusy: saving.isPending, handleSubmit, handleField };
};
