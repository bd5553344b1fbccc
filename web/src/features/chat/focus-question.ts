/**
 * Where the focus goes when the control that had it is gone. On glass the text area would bring the
 * keyboard up over the answer; there it is the button beside it.
 */
export const toQuestion = () =>
  document.querySelector(
    matchMedia('(pointer: coarse)').matches ? '[data-ask]' : 'textarea[name=prompt]',
  );
