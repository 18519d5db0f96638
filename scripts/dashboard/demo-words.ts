/** Invented people, companies and wishes: what the back office shows where nobody has written yet. */
export const demoWords = {
  tr: {
    people: [
      "Elif Yıldırım",
      "Çağlar Şahin",
      "Zeynep Özgür",
      "Iğdır Demirtaş",
      "Burak Aydın",
      "Defne Güneş",
      "Oğuz Kılıç",
    ],
    companies: ["Anadolu Lojistik", "Porsuk Tarım", "Yeşilova Gıda", "Kale Makina", "Şafak Enerji"],
    wishes: [
      "Sahadaki ekiplerimiz için bir mobil uygulama arıyoruz. Çevrim dışı da çalışması gerekiyor.",
      "Mevcut ERP sistemimizle e-ticaret sitemizi bütünleştirmek istiyoruz.",
      "Üretim hattındaki sensörlerden gelen verileri tek ekranda görmek istiyoruz.",
      "Müşteri portalımızı yenilemek için teklif rica ederiz. Yaklaşık 4.000 kullanıcımız var.",
    ],
    domain: "ornek.example",
    phone: "+90 222 000 00 0",
  },
  en: {
    people: ["Amelia Wright", "Oliver Hughes", "Priya Nair", "Jack Sullivan", "Grace Bennett"],
    companies: ["Northwind Rail", "Harbour Foods", "Fenwick & Sons", "Bluebell Care"],
    wishes: [
      "We are looking for a team to rebuild our booking portal. Could we talk next week?",
      "Our warehouse runs on spreadsheets. We would like a small system that talks to our scanners.",
      "Could you estimate an app for our field engineers, about 300 people, iOS and Android?",
    ],
    domain: "sample.example",
    phone: "+44 20 0000 000",
  },
  de: {
    people: ["Jürgen Köhler", "Annika Weiß", "Björn Größ", "Käthe Müller", "Sven Lindner"],
    companies: ["Müller & Söhne GmbH", "Nordlicht Optik", "Stahlbau Weiß", "Grünwald Energie"],
    wishes: [
      "Wir möchten unsere Auftragsabwicklung digitalisieren und suchen einen Partner dafür.",
      "Können Sie eine Schnittstelle zwischen unserem Shop und der Warenwirtschaft bauen?",
      "Für unsere Servicetechniker brauchen wir eine App, die auch ohne Netz funktioniert.",
    ],
    domain: "muster.example",
    phone: "+49 30 000000 ",
  },
};
