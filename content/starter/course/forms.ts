/** What staff may give each activity: the console draws a form from it. */
import { form, whole } from '@nobi/kit/forms';
import type { ActivityForms } from '@nobi/kit/manifest';

export const forms: ActivityForms = {
  count: form(['Menghitung bintang', 'Count stars'], {
    n: whole(['Banyaknya', 'How many'], 1, 5),
  }),
  sky: form(['Langit sendiri', 'Own sky']),
};
