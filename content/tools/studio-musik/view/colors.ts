/** One colour a row, high to low, the same on squares, pads and pictures. */
export const rowColors = ['#ff7a9e', '#ffb020', '#3fcf8e', '#2bc3e8', '#a58bff'] as const;
