import './fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import { currentLanguage } from './language.ts';
import { words } from './text/words.ts';
import { NonceStyles } from './ui/nonce-styles.tsx';

document.documentElement.lang = currentLanguage();
document.title = `${words.console} · Nobi`;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <NonceStyles>
        <Console />
      </NonceStyles>
    </StrictMode>,
  );
