export const examples = {
  'an article': (
    <div className="prose">
      <p className="prose__first">Most people arrive at a first session having rehearsed it.</p>
      <h2>The first five minutes</h2>
      <p>
        Your therapist says hello. <a href="/team">They are registered in India.</a>
      </p>
      <blockquote className="pull">
        <p>You may say: I would rather not answer that yet.</p>
      </blockquote>
      <ul>
        <li>another session, in a week or two;</li>
        <li>nothing for now, and that is an answer too.</li>
      </ul>
      <ol>
        <li>Sit down.</li>
        <li>Breathe out.</li>
      </ol>
      <section className="hindi" lang="hi" aria-labelledby="hindi-title">
        <h2 id="hindi-title">पहले सत्र में क्या होता है</h2>
        <p>
          आप अपनी बात अपने शब्दों में कहते हैं, और कोई ध्यान से सुनता है। फ़ोन: <a href="tel:14416">14416</a>
        </p>
      </section>
    </div>
  ),
}
