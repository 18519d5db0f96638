/** How many colours theme.css has for bars that stand on each other; a seventh language begins again. */
const seriesColors = 6;

/** The custom property with the colour of the series at a place, from 0. */
export const seriesColor = (place: number): string => `--series-${(place % seriesColors) + 1}`;
