import { guestManifestFaults } from '@nobi/kit/manifest';
import { useState } from 'react';
import type { Filling } from './manifest-field.tsx';
import { emptyDraft, manifestOf, withoutSkill } from './package-draft.ts';

const focusOn = (field: string) => {
  const path = field.replace('toolType', 'category');
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
};

/** The form while it is filled in; what is wrong with it is said from the first press on. */
export const useFilling = () => {
  const [draft, setDraft] = useState(emptyDraft);
  const [isTried, setIsTried] = useState(false);
  const manifest = manifestOf(draft);
  const faults = guestManifestFaults(manifest);
  const filling: Filling = {
    draft,
    faults: isTried ? faults : [],
    set: (path, value) =>
      setDraft(({ values, skills }) => {
        const isKind = path === 'kind';
        const category = value === 'tool' ? 'drawing' : 'math';
        return { values: { ...values, [path]: value, ...(isKind && { category }) }, skills };
      }),
  };
  return {
    filling,
    manifest,
    isWhole: faults.length === 0,
    /** True when it may be sent; else the first field that needs a look has the focus. */
    check: () => {
      setIsTried(true);
      const [first] = faults;
      if (first) focusOn(first.field);
      return first === undefined;
    },
    addSkill: () => setDraft(({ values, skills }) => ({ values, skills: skills + 1 })),
    dropSkill: (at: number) => setDraft((now) => withoutSkill(now, at)),
  };
};
