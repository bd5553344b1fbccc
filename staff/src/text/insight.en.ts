/** Words of the charts. */
export const insightEn = {
  chart: {
    show: 'Show as a table',
    hide: 'Hide the table',
    day: 'Day',
    change: '{change} against the period before',
    same: 'As in the period before',
    noneBefore: 'Nothing in the period before',
  },
};
