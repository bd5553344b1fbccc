import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import '../../brand/base.css';
import baloo from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';
import type { Language } from '@nobi/contract';
import { posters } from './sections/posters.ts';
import { starRules } from './sections/stars.ts';
import { about as aboutEn } from './text/about.en.ts';
import { about as aboutId } from './text/about.id.ts';
import { safety as safetyEn } from './text/safety.en.ts';
import { safety as safetyId } from './text/safety.id.ts';
import { terms as termsEn } from './text/terms.en.ts';
import { terms as termsId } from './text/terms.id.ts';
import { welcome as welcomeEn } from './text/welcome.en.ts';
import { welcome as welcomeId } from './text/welcome.id.ts';

export type PageName = 'welcome' | 'about' | 'terms' | 'safety';

/** One page in one language, drawn once at build time. */
export interface ReadyPage {
  readonly name: PageName;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** Rules that belong to this page alone, beside its style sheets. */
  readonly css: string;
  readonly preload: { readonly fonts: readonly string[]; readonly image?: string };
}

interface Words {
  title: string;
  description: string;
}

const fonts = [baloo, nunito];
const words = {
  welcome: { en: welcomeEn, id: welcomeId },
  about: { en: aboutEn, id: aboutId },
  terms: { en: termsEn, id: termsId },
  safety: { en: safetyEn, id: safetyId },
};

const drawn = (name: PageName, language: Language, page: ReactNode) => {
  const { title, description }: Words = words[name][language];
  return { name, language, title, description, body: renderToStaticMarkup(page) };
};

/** Loaded apart, so that each page carries only its own styles. */
export const readyPages = async () => {
  const { WelcomePage } = await import('./welcome-page.tsx');
  const { AboutPage } = await import('./about-page.tsx');
  const { TermsPage } = await import('./terms-page.tsx');
  const { SafetyPage } = await import('./safety-page.tsx');
  const inLanguage = (language: Language): readonly ReadyPage[] => [
    {
      ...drawn(
        'welcome',
        language,
        <WelcomePage words={words.welcome[language]} language={language} />,
      ),
      css: starRules(),
      preload: { fonts, image: posters[language] },
    },
    {
      ...drawn('about', language, <AboutPage words={words.about[language]} language={language} />),
      css: '',
      preload: { fonts },
    },
    {
      ...drawn('terms', language, <TermsPage words={words.terms[language]} language={language} />),
      css: '',
      preload: { fonts },
    },
    {
      ...drawn(
        'safety',
        language,
        <SafetyPage words={words.safety[language]} language={language} />,
      ),
      css: '',
      preload: { fonts },
    },
  ];
  return [...inLanguage('en'), ...inLanguage('id')];
};
