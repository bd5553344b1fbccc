import { Box } from '@mui/material';
import {
  type BookScene,
  bookCast,
  bookMoods,
  bookPlaces,
  bookThings,
  bookWeathers,
} from '@nobi/kit/manifest';
import { words } from '../../../text/words.ts';
import { withAt } from '../book.ts';
import { ChipPicker } from './chip-picker.tsx';
import { SelectField } from './select-field.tsx';

const t = words.books;
const most = 5;

type Person = BookScene['who'][number];

interface SceneFieldsProps {
  readonly scene: BookScene;
  readonly onChange: (scene: BookScene) => void;
}

const withMood = ({ name }: Person, chosen: string): Person => {
  const mood = bookMoods.find((each) => each === chosen);
  return { name, ...(mood && { mood }) };
};

const withWeather = ({ weather: _before, ...scene }: BookScene, chosen: string): BookScene => {
  const weather = bookWeathers.find((each) => each === chosen);
  return { ...scene, ...(weather && { weather }) };
};

/** Where it is, what the weather is, who is there and what matters: the parts that a picture is made of. */
export const SceneFields = ({ scene, onChange }: SceneFieldsProps) => {
  const { place, who, things = [], weather = '' } = scene;
  const choosePlace = (chosen: string) =>
    onChange({ ...scene, place: bookPlaces.find((each) => each === chosen) ?? place });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <SelectField
        label={t.place}
        value={place}
        options={bookPlaces.map((each) => [each, t.places[each]])}
        onChoose={choosePlace}
      />
      <SelectField
        label={t.weather}
        value={weather}
        options={[
          ['', t.noWeather],
          ...bookWeathers.map((each) => [each, t.weathers[each]] as const),
        ]}
        onChoose={(chosen) => onChange(withWeather(scene, chosen))}
      />
      <ChipPicker
        label={t.who}
        names={t.cast}
        options={bookCast}
        chosen={who.map(({ name }) => name)}
        most={most}
        onChange={(names) =>
          onChange({
            ...scene,
            who: names.map((name) => who.find((each) => each.name === name) ?? { name }),
          })
        }
      />
      <ChipPicker
        label={t.things}
        names={t.parts}
        options={bookThings}
        chosen={things}
        most={most}
        onChange={(next) => onChange({ ...scene, things: next })}
      />
      {who.map((person, at) => (
        <SelectField
          key={person.name}
          label={t.mood.replace('{name}', t.cast[person.name])}
          value={person.mood ?? ''}
          options={[['', t.noMood], ...bookMoods.map((each) => [each, t.moods[each]] as const)]}
          onChoose={(chosen) =>
            onChange({ ...scene, who: withAt(who, at, withMood(person, chosen)) })
          }
        />
      ))}
    </Box>
  );
};
