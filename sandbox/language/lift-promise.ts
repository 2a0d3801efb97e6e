/** When the services work again, the same in every Polish text: a transfer arrives later than it was sent. */
export const LIFT_PROMISE = "w ciągu 24 godzin od zaksięgowania wpłaty";
