import type { PaletteOptions } from '@mui/material';
import type { Look } from './look.ts';
import { token } from './tokens.ts';

/** What MUI reckons with, by day and by night; styles have the same by names (base.css). */
export const palettes: Readonly<Record<Look, PaletteOptions>> = {
  light: {
    mode: 'light',
    primary: {
      main: token('ungu-600'),
      dark: token('ungu-700'),
      light: token('ungu-100'),
      contrastText: token('putih'),
    },
    secondary: { main: token('malam-800'), contrastText: token('putih') },
    error: { main: token('jambu-700') },
    warning: { main: token('mangga-700') },
    success: { main: token('daun-700') },
    info: { main: token('laut-700') },
    background: { default: token('krem-50'), paper: token('putih') },
    text: { primary: token('tinta-900'), secondary: token('tinta-600') },
    // What is not chosen keeps 4.5:1 (WCAG 1.4.3) under the pointer as well; MUI's own black at 54 % does not.
    action: { active: token('tinta-600') },
  },
  dark: {
    mode: 'dark',
    primary: {
      main: token('ungu-300'),
      dark: token('ungu-200'),
      light: token('malam-700'),
      contrastText: token('malam-950'),
    },
    secondary: { main: token('malam-800'), contrastText: token('putih') },
    error: { main: token('jambu-400'), contrastText: token('malam-950') },
    warning: { main: token('mangga-400'), contrastText: token('malam-950') },
    success: { main: token('daun-400'), contrastText: token('malam-950') },
    info: { main: token('laut-400'), contrastText: token('malam-950') },
    background: { default: token('malam-950'), paper: token('malam-900') },
    text: { primary: token('ungu-50'), secondary: token('ungu-250') },
    action: { active: token('ungu-250') },
  },
};
