import { expect, test } from '../product/journey.ts';
import { consoleSession, openConsole, staffPerson } from '../steps/console.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';
import { sweep } from '../steps/sweep.ts';

for (const { locale, kind } of [
  { locale: 'id-ID', kind: { tag: '@both' } },
  { locale: 'en-GB', kind: { tag: [sweep.tag, '@both'] } },
])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(
      'asks for the second factor over the form, which waits with all that was typed',
      kind,
      async ({ page, product, words, errorText }) => {
        const t = words.staff.colleagues;
        const person = await staffPerson(product);
        const { token, recoveryCodes } = await consoleSession(product, person);
        const invited = `rekan-${Date.now()}-${locale.slice(0, 2)}@nobi.example`;
        await openConsole(page, token, '/staff/colleagues');
        await product.db.query(
          `update staff_session set proven_at = now() - interval '6 minutes'
           where staff_id = (select id from staff where email = $1)`,
          [person.email],
        );
        await page.getByRole('button', { name: t.invite }).click();
        const form = page.getByRole('dialog', { name: t.invite });
        await form.getByLabel(words.staff.families.email).fill(invited);
        await form.getByRole('checkbox', { name: t.roleNames.content }).check();
        await form.getByLabel(words.staff.family.reason).fill('Rekan baru mulai hari ini');
        await form.getByRole('button', { name: t.invite }).click();
        const proof = page.getByRole('dialog', { name: words.staff.proof.title });
        const code = proof.getByLabel(words.staff.proof.code);

        await test.step('thinking better of it leads back to the form as it was', async () => {
          await expect(code).toBeFocused();
          expect(await axeViolations(page)).toEqual([]);
          await proof.getByRole('button', { name: words.staff.family.cancel }).click();
          await expect(proof).toHaveCount(0);
          await expect(form.getByText(errorText('staff_proof_needed'))).toBeVisible();
          await expect(form.getByLabel(words.staff.families.email)).toHaveValue(invited);
          await expect(form.getByRole('checkbox', { name: t.roleNames.content })).toBeChecked();
        });

        await test.step('a wrong code says so, the right one does what was wanted', async () => {
          await form.getByRole('button', { name: t.invite }).click();
          await code.fill('000000');
          await page.keyboard.press('Enter');
          await expect(proof.getByText(errorText('staff_code_wrong'))).toBeVisible();
          await code.fill(String(recoveryCodes[0]));
          await proof.getByRole('button', { name: words.staff.proof.confirm }).click();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(page.getByText(invited)).toBeVisible();
        });

        const { rows } = await product.db.query('select 1 from proposal where subject = $1', [
          invited,
        ]);
        expect(rows, 'one proposal for one wish').toHaveLength(1);
      },
    );
  });
