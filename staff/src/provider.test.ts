import { staff, wordsOf } from '@nobi/contract';
import { expect, test } from 'vitest';
import { providerOf } from './provider.ts';
import { answerAll } from './serving.testing.ts';

const template = { id: '7', language: 'id', title: 'Halo', text: 'Halo {name}' };

/** Ready answers at a server that says the same to everything. */
const openTemplates = async (status: number, answer: unknown) => {
  const { at, calls } = await answerAll(status, answer);
  const provider = providerOf({
    templates: {
      list: at(staff.templates),
      one: at(staff.template),
      create: at(staff.addTemplate),
      change: at(staff.changeTemplate),
      remove: at(staff.removeTemplate),
    },
    audit: { list: at(staff.auditLog) },
  });
  return { provider, calls };
};

test('asks for a page of a list as the contract names it, with the console’s header', async () => {
  const { provider, calls } = await openTemplates(200, { rows: [template], has_next: true });

  const page = await provider.getList('templates', {
    pagination: { page: 3, perPage: 25 },
    sort: { field: 'title', order: 'DESC' },
    filter: { language: 'id', nothing: '' },
  });

  expect(calls).toEqual([
    {
      method: 'GET',
      url: '/api/staff/templates/?page=3&per_page=25&sort=title&order=desc&language=id',
      fromConsole: '1',
      body: '',
    },
  ]);
  expect(page.data).toEqual([template]);
  expect(page.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true });
});

test('leaves the framework’s own sort by id away: the server has an order of its own', async () => {
  const { provider, calls } = await openTemplates(200, { rows: [], has_next: false });

  const page = await provider.getList('templates', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });

  expect(calls[0]?.url).toBe('/api/staff/templates/?page=1&per_page=10');
  expect(page.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: false });
});

test('looks at one row, and at each of several, by the address of their call', async () => {
  const { provider, calls } = await openTemplates(200, template);

  const one = await provider.getOne('templates', { id: '7' });
  await provider.getMany('templates', { ids: ['8', '9/0'] });

  expect(one.data).toEqual(template);
  expect(calls.map(({ url }) => url).toSorted()).toEqual([
    '/api/staff/templates/7/',
    '/api/staff/templates/8/',
    '/api/staff/templates/9%2F0/',
  ]);
});

test('creates, changes and removes with what the form holds', async () => {
  const { provider, calls } = await openTemplates(200, { id: '7' });
  const data = { language: 'id', title: 'Halo', text: 'Halo' };

  const created = await provider.create('templates', { data });
  await provider.update('templates', { id: '7', data, previousData: template });
  await provider.delete('templates', { id: '7' });

  expect(created.data).toEqual({ id: '7' });
  const form = JSON.stringify(data);
  expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/staff/templates/', form],
    ['PUT', '/api/staff/templates/7/', form],
    ['DELETE', '/api/staff/templates/7/', ''],
  ]);
});

const refusals = [
  [401, 'not_signed_in', 401],
  [404, 'not_found', 404],
  [400, 'invalid_input', 400],
  [503, 'unavailable', 400],
] as const;
for (const [status, code, seen] of refusals)
  test(`tells react-admin of ${code} with status ${seen} and the catalogue’s words`, async () => {
    const { provider } = await openTemplates(status, { code });

    await expect(provider.getOne('templates', { id: '7' })).rejects.toMatchObject({
      status: seen,
      message: wordsOf(code, 'en'),
    });
  });

test('offers nothing that a resource has no call for', async () => {
  const { provider, calls } = await openTemplates(200, {});

  await expect(provider.delete('audit', { id: '1' })).rejects.toMatchObject({ status: 404 });
  await expect(provider.getOne('strangers', { id: '1' })).rejects.toMatchObject({ status: 404 });
  await provider.deleteMany('templates', { ids: ['1', '2'] });

  expect(calls).toEqual([]);
});
