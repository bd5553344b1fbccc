/** Whether the promo of the poster was claimed in this browser, under the poster's own key. */
export const hasClaimedPromo = (): boolean => {
  try {
    return localStorage.getItem('promoClaimed') === 'true';
  } catch {
    return false;
  }
};
