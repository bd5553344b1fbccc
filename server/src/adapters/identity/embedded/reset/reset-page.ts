import { type ErrorCode, type Language, wordsOf } from '@nobi/contract';
import { html, type Page } from '../../../../http/page.ts';
import { resetWords } from './reset.text.ts';

const errorLine = (error: ErrorCode | undefined, language: Language) =>
  error ? html`<p class="error" role="alert" id="error">${wordsOf(error, language)}</p>` : '';

interface Choose {
  readonly language: Language;
  readonly code: string;
  readonly email: string;
  readonly error?: ErrorCode;
  /** What was typed is among the most used: said once, and then it is the person's choice. */
  readonly isCommon?: boolean;
}

/** The hidden field tells a password manager under which e-mail to keep the password. */
export const choosePage = ({ language, code, email, error, isCommon }: Choose): Page => {
  const words = resetWords[language].choose;
  return {
    title: words.title,
    language,
    status: error ? 400 : 200,
    body: html`<h1>${words.title}</h1><p>${words.lead}</p>
<form class="card" method="post" action="/idp/reset">${errorLine(error, language)}${
      isCommon
        ? html`<p class="notice" role="alert" id="error">${words.common}</p><input type="hidden" name="anyway" value="1">`
        : ''
    }
<input type="hidden" name="code" value="${code}">
<dl><dt>${words.email}</dt><dd>${email}</dd></dl>
<input type="email" autocomplete="username" value="${email}" readonly hidden>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="6" maxlength="128" autofocus aria-describedby="hint${error || isCommon ? ' error' : ''}">
<p class="muted" id="hint">${words.hint}</p>
<button type="submit">${words.button}</button></form>`,
  };
};

export const savedPage = (language: Language): Page => {
  const words = resetWords[language].saved;
  return {
    title: words.title,
    language,
    body: html`<h1>${words.title}</h1><p class="done" role="status">${words.lead}</p>
<p><a class="button" href="/login">${words.button}</a></p>`,
  };
};

export const deadLinkPage = (language: Language): Page => {
  const words = resetWords[language].dead;
  return {
    title: words.title,
    language,
    status: 400,
    body: html`<h1>${words.title}</h1><p>${words.lead}</p>
<p><a class="button" href="/idp/forgot">${words.button}</a></p>
<p><a href="/login">${resetWords[language].backToLogin}</a></p>`,
  };
};

export const askPage = (language: Language, error?: ErrorCode): Page => {
  const words = resetWords[language].ask;
  return {
    title: words.title,
    language,
    status: error ? 400 : 200,
    body: html`<h1>${words.title}</h1><p>${words.lead}</p>
<form class="card" method="post" action="/idp/forgot">${errorLine(error, language)}
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254"${error ? html` aria-describedby="error"` : ''}>
<button type="submit">${words.button}</button></form>
<p><a href="/login">${resetWords[language].backToLogin}</a></p>`,
  };
};

/** Says the same whether the e-mail is known or not. */
export const confirmationPage = (language: Language): Page => {
  const words = resetWords[language].sent;
  return {
    title: words.title,
    language,
    body: html`<h1>${words.title}</h1><p class="done" role="status">${words.lead}</p>
<p><a class="button" href="/login">${resetWords[language].backToLogin}</a></p>`,
  };
};

export const wrongPage = (language: Language, error: ErrorCode, status: number): Page => {
  const words = resetWords[language].wrong;
  return {
    title: words.title,
    language,
    status,
    body: html`<h1>${words.title}</h1><p class="error" role="alert">${wordsOf(error, language)}</p>
<p><a href="/login">${resetWords[language].backToLogin}</a></p>`,
  };
};
