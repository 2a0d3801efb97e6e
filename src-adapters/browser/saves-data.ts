/** Returns true if the browser saves data; not every browser reports that. */
export function savesData(): boolean {
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
