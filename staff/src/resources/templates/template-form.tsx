import { Create, Edit, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { words } from '../../text/words.ts';

const t = words.templates;
const { languages } = words.tickets;

/** What the form holds beside its own fields is not the server's to hear. */
const ownFields = ({ language, title, text }: Record<string, unknown>) => ({
  language,
  title,
  text,
});

const Fields = () => (
  <>
    <SelectInput
      source="language"
      label={t.language}
      choices={[
        { id: 'id', name: languages.id },
        { id: 'en', name: languages.en },
      ]}
      defaultValue="id"
      validate={required()}
    />
    <TextInput source="title" label={t.title} validate={required()} />
    <TextInput
      source="text"
      label={t.text}
      helperText={t.hint}
      validate={required()}
      multiline
      minRows={6}
    />
  </>
);

export const TemplateEdit = () => (
  <Edit title={words.places.templates} mutationMode="pessimistic" transform={ownFields}>
    <SimpleForm>
      <Fields />
    </SimpleForm>
  </Edit>
);

export const TemplateNew = () => (
  <Create title={words.places.templates} redirect="list">
    <SimpleForm>
      <Fields />
    </SimpleForm>
  </Create>
);
