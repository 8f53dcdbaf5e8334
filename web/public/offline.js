// Shows one language, and opens the page again as soon as the server answers.
(() => {
  const known = ["en", "de", "nl"];
  let kept = null;
  try {
    kept = JSON.parse(localStorage.getItem("burgomaster.settings") ?? "{}").language;
  } catch {
    // What cannot be read is forgotten.
  }
  const wanted = [kept, ...navigator.languages.map((each) => each.slice(0, 2)), "en"].find((each) =>
    known.includes(each),
  );
  document.documentElement.lang = wanted;
  for (const part of document.querySelectorAll("main > [lang]")) part.hidden = part.lang !== wanted;

  async function look() {
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) location.reload();
  }
  setInterval(look, 3000);
  addEventListener("online", look);
})();
