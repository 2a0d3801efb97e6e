/** Returns the operator's sentence about arranged moves. */
export const moveMessage = (days: string): string => `Przeniesienie jest umówione na ${days}.`;
