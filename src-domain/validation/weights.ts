/** The digits times their weights, summed: what PESEL and NIP check. Digits beyond the weights do not count. */
export function weighed(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}
