import { html } from "hono/html";
import type { SimulatedPayment } from "./simulated-payment.ts";

/** Returns the payment page of the simulator. */
export function simulatorPage({ amount, description }: SimulatedPayment) {
  const sum = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, "0")}\u00A0zł`;
  return html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Bramka płatności (symulator)</title>
        <style>
          body {
            font: 1rem/1.5 system-ui, sans-serif;
            max-width: 30rem;
            margin: 2rem auto;
            padding: 0 1rem;
            color-scheme: light dark;
          }
          button {
            font: inherit;
            min-height: 3rem;
            padding: 0.5rem 1rem;
            margin: 0 0.5rem 0.5rem 0;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Bramka płatności (symulator)</h1>
          <p>${description}</p>
          <p>Do zapłaty: <strong>${sum}</strong></p>
          <form method="post">
            <button name="choice" value="confirm">Zapłać</button>
            <button name="choice" value="abandon">Wróć bez płacenia</button>
          </form>
        </main>
      </body>
    </html>`;
}
